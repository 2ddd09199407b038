/** Looks like a code and is none: it must not lead anywhere. */
export function QrPicture() {
  return (
    <svg viewBox="0 0 21 21" aria-hidden="true" fill="currentColor" shapeRendering="crispEdges">
      <path
        fillRule="evenodd"
        d="M0 0h7v7H0zM1 1v5h5V1zM2 2h3v3H2zM14 0h7v7h-7zM15 1v5h5V1zM16 2h3v3h-3zM0 14h7v7H0zM1 15v5h5v-5zM2 16h3v3H2zM8 0h1v2H8zM10 1h2v1h-2zM12 0h1v3h-1zM9 3h2v1H9zM8 5h1v2H8zM10 5h2v2h-2zM0 8h2v1H0zM3 8h3v2H3zM7 8h2v1H7zM10 8h1v3h-1zM12 8h3v1h-3zM16 8h1v2h-1zM18 8h3v1h-3zM1 10h1v2H1zM4 11h3v1H4zM8 10h1v2H8zM12 10h2v2h-2zM15 11h3v1h-3zM19 10h2v2h-2zM0 12h1v1H0zM9 13h2v2H9zM12 13h1v2h-1zM14 13h2v1h-2zM17 13h2v2h-2zM20 13h1v2h-1zM8 16h2v1H8zM11 16h3v1h-3zM15 15h1v3h-1zM18 16h3v1h-3zM8 18h1v3H8zM10 18h2v1h-2zM13 18h1v2h-1zM16 19h2v1h-2zM19 18h1v3h-1zM10 20h2v1h-2zM14 20h1v1h-1z"
      />
    </svg>
  );
}
