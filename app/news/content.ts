export const confirm = {
  meta: {
    title: "Product news by email",
    description: "Start product news by email from Velto.",
    path: "/news",
  },
  title: "Product news by email",
  lede: "Press the button and we will send product news to your address. You can stop it at any time.",
  button: "Send me product news",
  done: {
    title: "Product news is on",
    message: "Every email with news has a link that stops it.",
  },
  unknown: {
    title: "This link no longer works",
    lede: "It may be incomplete, or we no longer keep the message it came with. Nothing is sent to you.",
  },
};

export const unsubscribe = {
  meta: { title: "Stop product news", description: "Stop product news by email from Velto.", path: "/news" },
  title: "Stop product news",
  lede: "Press the button and we will stop sending product news to your address.",
  button: "Stop product news",
  done: {
    title: "Product news stopped",
    message:
      "You will get no more product news. Replies to your messages and emails about your orders will still reach you.",
  },
};
