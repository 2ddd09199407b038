/** What a download says instead of the file. */
export const downloadTexts = {
  notFound: "Not found",
  later: (seconds: number) => `Please try again in ${seconds} seconds.`,
};
