// node master.mjs DIR NAME OUT.webp : the drawn screen laid over the rendered one, whose small text the denoiser blurs; the frame's lowest specks cut
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
const [, , dir, name, to] = process.argv;
const ui = path.join(path.dirname(fileURLToPath(import.meta.url)), '../ui/out');
/** Corners of the terminal's display in the 1280 x 800 frame: top left, top right, bottom right, bottom left. */
const displays = {
  restaurant: [[187.1, 384.8], [524, 387.7], [516.9, 582.1], [174.8, 576.2]],
  bar: [[118.8, 386.3], [466.5, 381.1], [473, 571.9], [120.8, 582.5]],
  rental: [[699.7, 382.8], [1034.6, 389], [1028.2, 581.4], [688.5, 568.9]],
};
/** The amount on the customer's phone, too small to come out of the denoiser. */
const amounts = {
  duka: `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="800"><defs><filter id="b"><feGaussianBlur stdDeviation="1.5"/></filter></defs><g transform="translate(317 351) rotate(-4)"><rect x="-27" y="-12" width="54" height="21" fill="#d9d8d3" filter="url(#b)"/><text y="6" font-family="Figtree" font-size="16" font-weight="600" text-anchor="middle" fill="#3a3d3a" filter="url(#b)">860.00</text></g></svg>`,
};
const drawn = amounts[name] ? [{ input: Buffer.from(amounts[name]) }] : [];
const { data: px, info: { width: W, height: H } } = await sharp(`${dir}/${name}.png`).removeAlpha().composite(drawn).removeAlpha().raw().toBuffer({ resolveWithObject: true });
const corners = displays[name];
if (corners) {
  const k = 4, [w, h] = [1200, 675];
  const ink = await sharp(`${ui}/pos-${name}.png`).resize(w, h, { fit: 'fill' }).removeAlpha().raw().toBuffer();
  const m = toUnit(corners);
  const [xs, ys] = [0, 1].map((i) => corners.map((c) => c[i]));
  for (let y = Math.floor(Math.min(...ys)); y <= Math.max(...ys); y++)
    for (let x = Math.floor(Math.min(...xs)); x <= Math.max(...xs); x++) {
      let n = 0, sum = [0, 0, 0];
      for (let s = 0; s < k * k; s++) {
        const [px_, py_] = [x + ((s % k) + .5) / k, y + (Math.floor(s / k) + .5) / k];
        const d = m[6] * px_ + m[7] * py_ + 1;
        const [u, v] = [(m[0] * px_ + m[1] * py_ + m[2]) / d, (m[3] * px_ + m[4] * py_ + m[5]) / d];
        if (u < 0 || u >= 1 || v < 0 || v >= 1) continue;
        const at = (Math.floor(v * h) * w + Math.floor(u * w)) * 3;
        n++; for (let c = 0; c < 3; c++) sum[c] += ink[at + c] * .965;
      }
      const at = (y * W + x) * 3;
      for (let c = 0; c < 3; c++) px[at + c] = Math.round((sum[c] + (k * k - n) * px[at + c]) / (k * k));
    }
}
const kept = Math.round(H * .98), wide = Math.round(kept * W / H);
await sharp(px, { raw: { width: W, height: H, channels: 3 } })
  .extract({ left: Math.round((W - wide) / 2), top: 0, width: wide, height: kept }).resize(W, H)
  .webp({ quality: 92, smartSubsample: true }).toFile(to);

/** The eight numbers that take a point of the frame to its place on the display, 0 to 1. */
function toUnit(points) {
  const rows = points.flatMap(([x, y], i) => {
    const [u, v] = [[0, 0], [1, 0], [1, 1], [0, 1]][i];
    return [[x, y, 1, 0, 0, 0, -u * x, -u * y, u], [0, 0, 0, x, y, 1, -v * x, -v * y, v]];
  });
  for (let i = 0; i < 8; i++) {
    const best = rows.slice(i).reduce((b, r, j) => Math.abs(r[i]) > Math.abs(rows[b][i]) ? i + j : b, i);
    [rows[i], rows[best]] = [rows[best], rows[i]];
    for (let j = 0; j < 8; j++) if (j !== i) { const f = rows[j][i] / rows[i][i]; rows[j] = rows[j].map((n, c) => n - f * rows[i][c]); }
  }
  return rows.map((r, i) => r[8] / r[i]);
}
