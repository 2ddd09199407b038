/** Under this name in the tab's own storage: gone with the tab, and shared by no other. */
export const savedUnder = "velto:till";
