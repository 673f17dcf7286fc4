"""Great Wall of China by Reiner Knizia: majorities at two to four walls."""
