"""Chang Cheng by Walter Obert: build the Great Wall, win provinces, mind the Mongols."""
