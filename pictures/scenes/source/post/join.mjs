// node join.mjs DIR NAME W H x0 y0 x1 y1 : what is in focus, feathered onto what is not
import sharp from 'sharp';
const [, , dir, name, W, H, x0, y0, x1, y1] = process.argv.map((v, i) => i > 3 ? Number(v) : v);
const L = Math.round(x0 * W), T = Math.round(y0 * H);
const fg = sharp(`${dir}/${name}-fg.png`); const { width, height } = await fg.metadata();
const f = 26;
const sides = { l: x0 > .02, r: x1 < .98 };
const mask = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><filter id="b" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${f / 2}"/></filter></defs><rect x="${sides.l ? f * 1.4 : -200}" y="${f * 1.4}" width="${width - (sides.l ? f * 1.4 : -200) - (sides.r ? f * 1.4 : -200)}" height="${height - f * 2.8}" fill="#fff" filter="url(#b)"/></svg>`);
const alpha = await sharp(mask).resize(width, height).extractChannel('alpha').raw().toBuffer();
const rgb = await fg.removeAlpha().raw().toBuffer();
const cut = await sharp(rgb, { raw: { width, height, channels: 3 } }).joinChannel(alpha, { raw: { width, height, channels: 1 } }).png().toBuffer();
await sharp(`${dir}/${name}-bg.png`).removeAlpha().resize(W, H, { kernel: 'cubic' }).composite([{ input: cut, left: L, top: H - Math.round((1 - y1) * H) - height }]).png().toFile(`${dir}/${name}.png`);
