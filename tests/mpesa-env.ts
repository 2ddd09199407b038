/** M-Pesa as configured for tests that never reach it. */
export const mpesaEnv = {
  MPESA_BASE_URL: "http://127.0.0.1:9",
  MPESA_CONSUMER_KEY: "key",
  MPESA_CONSUMER_SECRET: "secret",
  MPESA_SHORTCODE: "174379",
  MPESA_PASSKEY: "passkey",
  MPESA_HOOK_SECRET: "0".repeat(32),
};
