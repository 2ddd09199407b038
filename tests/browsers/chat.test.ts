import { journey } from "./journey";

const frame = "iframe[title='Chat with Velto']";

journey("the chat", {
  async "answers a question and hands over to a person"(visitor) {
    await visitor.open("/company");
    await visitor.click({ css: "summary.chat-btn" });
    await visitor.see({ css: "#chat-choices", frame });
    await visitor.click({ css: "#chat-field", frame });
    await visitor.type("offline mode");
    await visitor.press("Enter");
    await visitor.see({ css: "[role=log]", text: "VeltoPOS", frame });
    await visitor.click({ css: "button", text: "Talk to a person", frame });
    await visitor.see({ css: "#chat-hand-form", frame });
    await visitor.fill({ name: "Wanjiku" }, frame);
    await visitor.fill({ contact: "0712 345 678" }, frame);
    await visitor.click({ css: "#chat-hand-form [name=message]", frame });
    await visitor.type("Do you sell scales?");
    await visitor.click({ css: "#chat-hand-form button", text: "Send Message", frame });
    await visitor.see({ css: "body", text: "Your message has been sent successfully!", frame });
  },
});
