export default function ServicesPage() {
  return <h1 className="h1">services/page</h1>;
}
