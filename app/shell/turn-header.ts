/** The header over the home page's hero turns to paper once the page has moved under it. */
export function turnHeader() {
  const header = document.querySelector(".header--over");
  if (!header) return;
  const look = () => header.classList.toggle("header--paper", scrollY > 40);
  look();
  addEventListener("scroll", look, { passive: true });
}
