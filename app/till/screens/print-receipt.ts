/** The browser's own printing, of the receipt alone. */
export function printReceipt() {
  const root = document.documentElement;
  root.dataset.prints = "receipt";
  addEventListener("afterprint", () => delete root.dataset.prints, { once: true });
  print();
}
