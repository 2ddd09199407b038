/** `<copy-link>` around a field with an address: its button is there where the browser can copy. */
export function defineCopyLink() {
  customElements.define(
    "copy-link",
    class extends HTMLElement {
      connectedCallback() {
        const field = this.querySelector("input");
        const button = this.querySelector("button");
        field?.addEventListener("focus", () => field.select());
        if (!field || !button || !navigator.clipboard) return;
        button.hidden = false;
        button.addEventListener("click", async () => {
          await navigator.clipboard.writeText(field.value);
          button.textContent = "Copied";
        });
      }
    },
  );
}
