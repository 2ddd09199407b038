export default function ContactPage() {
  return <h1 className="h1">contact/page</h1>;
}
