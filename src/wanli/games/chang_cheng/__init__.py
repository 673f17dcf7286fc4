"""Chang Cheng by Walter Obert: build the Great Wall, win provinces, fend off the Mongols."""
