export default function ProductsPage() {
  return <h1 className="h1">products/page</h1>;
}
