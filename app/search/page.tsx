export default function SearchPage() {
  return <h1 className="h1">search/page</h1>;
}
