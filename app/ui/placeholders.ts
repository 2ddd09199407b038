/** What is seen until a picture arrives: 24 pixels wide, blurred by the browser. Written by `npm run pictures`. */
export const placeholders = {
  "blog/accounting-automation":
    "data:image/webp;base64,UklGRnAAAABXRUJQVlA4IGQAAACQAwCdASoYABAAPu1krU6ppaSiMAgBMB2JYwAAW8euhEuDGJSgAP7tPcAI67KdEtZcYafuAkDcPgHhheEyaj0LlQS4Z1bOuYYhkJJXKHuJNtmTSTK5pogqdbun7qsS0AKQgAAA",
  "blog/choosing-an-erp":
    "data:image/webp;base64,UklGRmYAAABXRUJQVlA4IFoAAADwAwCdASoYABAAPu1iqU2ppaQiMAgBMB2JZgC7ACHfjni7Z0kN9ikAAP7tVnZ3DS6cRhac/A5hekQMjU1hGfzjcnyDan4+PplQgZ4jkHDlvgvqboRm38PNGAA=",
  "blog/cloud-migration":
    "data:image/webp;base64,UklGRmAAAABXRUJQVlA4IFQAAACQAwCdASoYABAAPu1iqU2ppaQiMAgBMB2JZQAAW+pQBj6UrFagAP7qaFKXB6db5KdzejDgxQ+71zEAPMiiDC+JFKjvVmFdy1WPwu1ALeUCQdyB4AA=",
  "blog/custom-integrations":
    "data:image/webp;base64,UklGRmYAAABXRUJQVlA4IFoAAAAwBACdASoYABAAPu1iqU2ppaOiMAgBMB2JaACw7CHf4NunmNs5uXacKAAA/up5lfVHLftyebTCjqJarHuD/7+7gx5uMS88B2oKBYjOPjcP9LqxD9YQMKdrUAA=",
  "blog/enterprise-software-security":
    "data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAABQAwCdASoYABAAPu1iqU2ppaQvMAgB4B2JQBfnBCpUEj36wAD+2OwCB+kfs6d9BlkCI39GtpK3lAYoNebfkpFz7xiHb6AA",
  "blog/pos-trends-kenya":
    "data:image/webp;base64,UklGRnYAAABXRUJQVlA4IGoAAADwAwCdASoYABAAPu1kqU2ppaOiMAgBMB2JYgCAAAZjLPMTrfYoHd0AAP7ZT7Zi5sQ5eEMtvm3ZkVv8p9jAJiB1R99HL169CtX563EACaRprGTvJGQpmN3JvsGLV7OxRE6w/EeF4zFF/0AA",
  "hardware/barcode-scanner":
    "data:image/webp;base64,UklGRmgAAABXRUJQVlA4IFwAAAAQBACdASoYABIAPu1sq1EppiOiqAqpMB2JZwC/7BEcr7xNl1uNkfZqoAD+6nxiUM245RkbcNGjPv1Ui8oHa9fjs+uzUAvxjdV9X5xe4GZKbrZYC8fWUCkCLwAAAA==",
  "hardware/cash-register":
    "data:image/webp;base64,UklGRoQAAABXRUJQVlA4IHgAAAAwBACdASoYABIAPu1qsFAppaSiqAqpMB2JZwDC+BEc6HF3L6HMnwMOT2AA/uCmJvlUd+J5KEYy9X7Fugvwdx4g7wLA6jrz8pW/bm/DUboMAtpcEPPJJam1UEtHOxRiBZtEMv8tkU/zImD7aNmzKoQhkqYHjo8AAAA=",
  "hardware/payment-terminal":
    "data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAACwAwCdASoYABIAPu1qrlCppa4iqAqpwB2JZwC06BEc3UKUdnObAAD+6nsPLSv8oFnmLt2croPyTN9Qd4U3hlbKlfGLaTsNaBl/18quI/IoB6mBINXNOAAA",
  "hardware/pos-terminal":
    "data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAACQBACdASoYABIAPu1kqk2ppaQiMAgBMB2JZwDLpB8xKrjPndzs9NHdVj4AbAAA/uqVoxR3gDgQQj8OceEmhUAKGg0QJ0i6PjuOhRtjkH7PMMxtDwkAAA==",
  "hardware/receipt-printer":
    "data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAACQBACdASoYABIAPu1ur1CppqQiqAqpMB2JZwDDrBEczNrw1dntQb/h22vLjwAA/upmcerZ0D+C4phMSRkKdqVWPKO8Pl2LvnxcLlu2kApWAAAA",
  "hardware/views/barcode-scanner-back": null,
  "hardware/views/barcode-scanner-front": null,
  "hardware/views/barcode-scanner-use": null,
  "hardware/views/payment-terminal-back": null,
  "hardware/views/payment-terminal-front": null,
  "hardware/views/payment-terminal-use": null,
  "hardware/views/pos-terminal-back": null,
  "hardware/views/pos-terminal-front": null,
  "hardware/views/pos-terminal-use": null,
  "hardware/views/receipt-printer-back": null,
  "hardware/views/receipt-printer-front": null,
  "hardware/views/receipt-printer-use": null,
  "scenes/bar":
    "data:image/webp;base64,UklGRoAAAABXRUJQVlA4IHQAAABQBACdASoYAA8APu1iqU2ppaOiMAgBMB2JQBOmUDX/wGxRh/TcAVuSzAmoAP6l0oTGz93eRBsHBYq9TFHdXmZpzPzC9CL4ObwXIFYXBUJQWbRFGnQp2pMIeP9jyZBVmksGG+E7AxwOhZRPtGO9KpvOwa8AAA==",
  "scenes/duka":
    "data:image/webp;base64,UklGRnwAAABXRUJQVlA4IHAAAABQBACdASoYAA8APu1kqU2ppaOiMAgBMB2JagCdMoADVIiYyK17bg1zRA0AAP2VCmo5VLTYHXgnLMiLJK0ypTRt0HzM615w+NUtqPNaarRcnWoxutVYQkv3KXPNa/PDsdv6t3xMcNA+PnhcJZq6gAAA",
  "scenes/rental":
    "data:image/webp;base64,UklGRooAAABXRUJQVlA4IH4AAAAQBACdASoYAA8APu1iqk2ppaQiMAgBMB2JaACdMoADAVbT6HFLoruxgAD947RkDhr4n12TkrXiq6jGSwOOZnb/kPuB8XWQduU3axTxV6c6ZhtNksnb3h6qHgS/oa07Jq4dp4Ld78ewE6fzvg77LhQ2zzB9tJofaG8xW0AAAAA=",
  "scenes/restaurant":
    "data:image/webp;base64,UklGRoIAAABXRUJQVlA4IHYAAAAwBACdASoYAA8APu1iqU2ppaOiMAgBMB2JQBOmUABn9a8ujMR4P5Vjp0AA4gYsFqAk3Go79a3b2SFVFjIKy34CxeqoQPIk28ufVmzMx8ZVDGqT7Xq6hCWqBqUUAsGfW8JoYxFS8xJKa+8X2WhQ0YJ+z1RILgAA",
} as const;
