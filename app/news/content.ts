export const unsubscribe = {
  meta: { title: "Stop product news", description: "Stop product news by email from Velto.", path: "/news" },
  title: "Stop product news",
  lede: "Press the button and we send no more product news to your address.",
  button: "Stop product news",
  done: {
    title: "Product news is stopped",
    message:
      "We send no more product news to your address. Answers to your messages and orders still arrive.",
  },
};
