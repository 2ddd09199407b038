import { colours } from "./samples";
import { Shelf } from "./shelf";

export function Tokens() {
  return (
    <>
      <Shelf title="Colour">
        {colours.map((name) => (
          <figure className="gallery__colour" key={name}>
            <i style={{ background: `var(--v-${name})` }} />
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </Shelf>
      <Shelf title="Type">
        <div className="gallery__type">
          <p className="display">Display</p>
          <p className="heading-1">Heading one</p>
          <p className="heading-2">Heading two</p>
          <p className="heading-3">Heading three</p>
          <p className="heading-4">Heading four</p>
          <p className="lede">Lede. One or two sentences that say what the page is for.</p>
          <p>Body. Seventeen pixels, a shade over regular weight, so it holds in bright light. 0123456789</p>
          <p className="small mute">Small. Captions, legal lines, table notes.</p>
        </div>
      </Shelf>
    </>
  );
}
