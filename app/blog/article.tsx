export default function BlogArticle() {
  return <h1 className="h1">blog/article</h1>;
}
