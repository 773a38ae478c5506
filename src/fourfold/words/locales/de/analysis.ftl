### analysis
