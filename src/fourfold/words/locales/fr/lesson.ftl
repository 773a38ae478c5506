### lesson
