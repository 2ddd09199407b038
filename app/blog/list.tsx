export default function BlogList() {
  return <h1 className="h1">blog/list</h1>;
}
