// Screens of the scenes: the site's own product screens in the shape of the terminal's display.
import sharp from 'sharp';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { pos, pay } from './make_ui.mjs';
const OUT = path.join(path.dirname(fileURLToPath(import.meta.url)), 'out');
const S = process.env.SCREENS || path.join(path.dirname(fileURLToPath(import.meta.url)), '../../../../app/illustrations/screens');
const plain = s => s.replace(/var\(--[\w-]+,\s*([^()]*(?:\([^)]*\))?[^()]*)\)/g, '$1').replace(/font-family="[^"]*"/g, 'font-family="Figtree"').replace(/class="[^"]*"/g, '');
const inner = n => plain(fs.readFileSync(path.join(S, n + '.svg'), 'utf8'));
const nest = (n, x, y, w, h, vb) => inner(n).replace(/<svg [^>]*viewBox="([^"]*)"[^>]*>/, (_, v) => `<svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="${vb || v}" preserveAspectRatio="xMidYMin slice" font-family="Figtree" font-weight="450">`);
const page = (W, H, bg, body, w = 1920) => sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${Math.round(w * H / W)}" viewBox="0 0 ${W} ${H}"><rect width="${W}" height="${H}" fill="${bg}"/>${body}</svg>`)).flatten({ background: '#fff' }).png();
const out = f => path.join(OUT, f);
await sharp(Buffer.from(pos({ cart: [[7, 1], [4, 2], [5, 1]], reward: 0, no: '0187', total: 860 }))).flatten({ background: '#fff' }).png().toFile(out('pos-duka.png'));
await page(729, 410, '#fff', nest('order-flow', 4.5, 0, 720, 410)).toFile(out('pos-restaurant.png'));
await page(720, 405, '#fff', nest('furniture-catalogue', 0, 0, 720, 405, '1 1 718 404')).toFile(out('pos-furniture.png'));
await page(810, 456, '#fff', nest('rental-calendar', 45, 0, 720, 456, '1 1 718 455')).toFile(out('pos-rental.png'));
await page(720, 480, '#fff', nest('erp-dashboard', 0, 0, 720, 480, '2 2 716 477')).toFile(out('erp-laptop.png'));
await page(900, 506, '#F8F4EC', nest('bar-tab', 498, 8, 394, 386) + nest('open-tabs', 8, 8, 480, 370) + `<rect x="8" y="404" width="884" height="94" rx="14" fill="#0E4D3A"/><text x="32" y="446" font-family="Figtree" font-size="24" font-weight="500" fill="#FBF8F3">Open tabs</text><text x="868" y="468" font-family="Figtree" font-size="48" font-weight="600" fill="#FBF8F3" text-anchor="end">22,000.00</text><text x="32" y="474" font-family="Figtree" font-size="17" fill="#FBF8F3" opacity=".8">Counter, terrace and tables</text>`).toFile(out('pos-bar.png'));
const P = { duka: '860.00', restaurant: '3,150.00', bar: '4,100.00', rental: '18,500.00', furniture: '46,000.00' };
for (const [n, amount] of Object.entries(P)) {
  const svg = pay({ amount, ripple: .15 }).replace('ksh, to Mwangaza Stores', 'Kenya shillings');
  await sharp(Buffer.from(svg)).png().toFile(out(`pay-${n}.png`));
}
