export default function LegalTerms() {
  return <h1 className="h1">legal/terms</h1>;
}
