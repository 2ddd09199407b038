import { site } from "~/site";

export function loader() {
  return Response.json(manifest, { headers: { "Content-Type": "application/manifest+json" } });
}

const manifest = {
  id: "/",
  name: `${site.name}. ${site.tagline}`,
  short_name: site.name,
  description: site.description,
  lang: "en-KE",
  start_url: "/",
  display: "minimal-ui",
  background_color: "#FBF8F3",
  theme_color: "#FBF8F3",
  categories: ["business"],
  icons: [
    { src: "/favicon.svg", type: "image/svg+xml", sizes: "any" },
    { src: "/icons/icon-192.png", type: "image/png", sizes: "192x192" },
    { src: "/icons/icon-512.png", type: "image/png", sizes: "512x512" },
    { src: "/icons/maskable-192.png", type: "image/png", sizes: "192x192", purpose: "maskable" },
    { src: "/icons/maskable-512.png", type: "image/png", sizes: "512x512", purpose: "maskable" },
  ],
  shortcuts: [
    { name: "Request a Demo", url: "/request-demo" },
    { name: "Hardware", url: "/products/hardware" },
    { name: "Contact", url: "/contact" },
  ],
};
