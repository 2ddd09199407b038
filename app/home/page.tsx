export default function HomePage() {
  return <h1 className="h1">home/page</h1>;
}
