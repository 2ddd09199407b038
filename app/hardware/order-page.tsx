export default function HardwareOrderPage() {
  return <h1 className="h1">hardware/order-page</h1>;
}
