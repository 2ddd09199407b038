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
