export default function LegalPrivacy() {
  return <h1 className="h1">legal/privacy</h1>;
}
