export default function OrdersPage() {
  return <h1 className="h1">orders/page</h1>;
}
