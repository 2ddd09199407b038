import type { StaffIconName } from "../icon-names";

export type Channel = "email" | "whatsapp" | "call" | "note";

/** The ways to answer: `send` is the button's word, `key` opens it. */
export const channels: {
  channel: Channel;
  label: string;
  icon: StaffIconName;
  send: string;
  key: string;
}[] = [
  { channel: "email", label: "Email", icon: "mail", send: "Send", key: "r" },
  { channel: "whatsapp", label: "WhatsApp", icon: "message-circle", send: "Open in WhatsApp", key: "w" },
  { channel: "call", label: "Call", icon: "phone", send: "Log the call", key: "l" },
  { channel: "note", label: "Internal note", icon: "notebook-pen", send: "Save note", key: "n" },
];
