import type { MediaName } from "./media";

/** What is seen until a picture arrives: 24 pixels wide, blurred by the browser. */
export const placeholders: Record<MediaName, string> = {
  "blog/accounting-automation":
    "data:image/webp;base64,UklGRnAAAABXRUJQVlA4IGQAAACQAwCdASoYABAAPu1orU6ppiSiMAgBMB2JYwAAW8euhEuDGJSgAP7tPcAI67KdEtZcYafuAkDcPXb/RBnU4E7f19X/lToPX4D0e68n+LFpcPIBhnFYqWHtD6v76NmaLTQVAAAA",
  "blog/choosing-an-erp":
    "data:image/webp;base64,UklGRmYAAABXRUJQVlA4IFoAAADwAwCdASoYABAAPu1iqU2ppaQiMAgBMB2JZgC7ACHfjni7Z0kN9ikAAP7tVnZ3DS6cRhac/A5hekQMjU1hGfzjcnyDan4+PplQgZ4jkHDlvgvqboRm38PNGAA=",
  "blog/cloud-migration":
    "data:image/webp;base64,UklGRmAAAABXRUJQVlA4IFQAAACQAwCdASoYABAAPu1iqU2ppaQiMAgBMB2JZQAAW+pQBj6UrFagAP7qaFKXB6db5KdzejDgxQ+71zEAPMiiDC+JFKjvVmFdy1WPwu1ALeUCQdyB4AA=",
  "blog/custom-integrations":
    "data:image/webp;base64,UklGRmYAAABXRUJQVlA4IFoAAAAwBACdASoYABAAPu1iqU2ppaOiMAgBMB2JaACw7CHf4NunmNs5uXacKAAA/up5lfVHLftyebTCjqJarHuD/7+7gx5uMS88B2oKBYjOPjcP9LqxD9YQMKdrUAA=",
  "blog/enterprise-software-security":
    "data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAABQAwCdASoYABAAPu1iqU2ppaQvMAgB4B2JQBfnBCpUEj36wAD+2OwCB+kfs6d9BlkCI39GtpK3lAYoNebfkpFz7xiHb6AA",
  "blog/pos-trends-kenya":
    "data:image/webp;base64,UklGRmYAAABXRUJQVlA4IFoAAADwAwCdASoYABAAPu1kqU2ppaOiMAgBMB2JZACAAAcU2IYtVp87THJAAP7ZT7ZivpyG4r6D8f1p3Qci86rQ0Sz+BxJ7eDQ4MNjUbIT6YWQeQPJHPsSd8RJ8AAA=",
  "hardware/barcode-scanner":
    "data:image/webp;base64,UklGRmYAAABXRUJQVlA4IFoAAAAQBACdASoYABIAPu1sq1EppaOiqAqpMB2JZwC9WBEcr7xNl1uNkfZhgAD+6nxiUM245RkbcNGjPv1Ui8oHa9fjs+uzUAfg7a+7wPB+4GUrGWHbeG/W/djCagA=",
  "hardware/cash-register":
    "data:image/webp;base64,UklGRoQAAABXRUJQVlA4IHgAAAAwBACdASoYABIAPu1qsFAppaSiqAqpMB2JZwDC+BEc6HF3L6HMnwMOT2AA/uCmJvlUd+J5KEYy9X7Fugvwdx4g7wLA6jrz8pW/bm/DUboMAtpcEPPJJam1UEtHOxRiBZtEMv8tkU/zImD7aNmzKoQhkqYHjo8AAAA=",
  "hardware/payment-terminal":
    "data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAAAQBACdASoYABIAPu1qr1Cppa6iqAqp0B2JZwCnFBDes9e1L5+d9mcNgAD+6nhmUDuyi2qFB0uswFkQqohqp3cPs3HCJvXOc2XTGPFqIVb2Qxe5EgVvwAAA",
  "hardware/pos-terminal":
    "data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAAAQBACdASoYABIAPu1kqk2ppaQiMAgBMB2JZwDKAB6Q//SqAZCf6imQAAD+6pI9bNKwi24X822fyqMGiiWpfgDlYVSLpq3JT/m9Y/Tvzo6JZ7FVpGhXCAAA",
  "hardware/receipt-printer":
    "data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAABwBACdASoYABIAPu1sr1CppiQiqAqpMB2JZwDDrBEczNrw1dnv6xM5FzO3AAD+6mZwD9IdBLr2xD7Nz2AUU8oVas4DBqfyQEseOB1Zx+gAAA==",
};
