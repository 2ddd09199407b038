export default function OrdersFind() {
  return <h1 className="h1">orders/find</h1>;
}
