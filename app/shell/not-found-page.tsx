import { Form, href } from "react-router";
import { ArrowLink, Button } from "~/ui/button";
import { EmptySale } from "./empty-sale";

export function NotFound() {
  return (
    <>
      <title>Page not found | Velto</title>
      <meta name="robots" content="noindex" />
      <EmptySale
        title="Page not found"
        lede="We can't find that page. It may have moved, or the link may have a typo."
        slip={{ title: "No such page", till: "404" }}
      >
        <Form className="lost__find" role="search" action={href("/search")}>
          <label htmlFor="lost-q">Search Velto</label>
          <input className="input" id="lost-q" name="q" type="search" />
          <Button kind="primary" wide>
            Search
          </Button>
        </Form>
        <h2 className="visually-hidden">Where to go from here</h2>
        <div className="lost__links">
          <ArrowLink to={href("/")}>Home</ArrowLink>
          <ArrowLink to={href("/products/veltopos")}>VeltoPOS</ArrowLink>
          <ArrowLink to={href("/products/hardware")}>Hardware</ArrowLink>
          <ArrowLink to={href("/contact")}>Contact</ArrowLink>
        </div>
      </EmptySale>
    </>
  );
}
