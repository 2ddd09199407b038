// Draws every screen, receipt and key legend as SVG and rasterises it with sharp.
// usage: node make_ui.mjs [stills|video]
import sharp from 'sharp';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
const OUT = path.join(path.dirname(fileURLToPath(import.meta.url)), 'out');
fs.mkdirSync(OUT, { recursive: true });
// the palette of the site's product screens (--vg-* in the design tokens)
const C = { screen: '#FFFFFF', panel: '#F8F4EC', line: '#E4DBCB', ink: '#10211A', mute: '#5A665F', brand: '#0E4D3A', onbrand: '#FBF8F3', tint: '#DFECE4', leaf: '#1B7A5A', mari: '#F2A516', maritint: '#FCEBC8', maritext: '#8A5200', alert: '#FBE6E0', info: '#DDEBF0' };
const F = `font-family="Figtree"`;
const t = (x, y, s, txt, { w = 400, f = C.ink, a = 'start', ls = 0, o = 1 } = {}) =>
  `<text x="${x}" y="${y}" ${F} font-size="${s}" font-weight="${w}" fill="${f}" text-anchor="${a}" letter-spacing="${ls}" opacity="${o}">${txt}</text>`;
const r = (x, y, w, h, rx, f, extra = '') => `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${rx}" fill="${f}" ${extra}/>`;
const box = (x, y, w, h, rx, f = C.screen, st = C.line, sw = 1) => r(x, y, w, h, rx, f, `stroke="${st}" stroke-width="${sw}"`);
const k = n => n.toLocaleString('en-KE');
const fm = v => v.toLocaleString('en-KE', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
/** the notched V, 364 x 350 units */
const mark = (x, y, h, v = C.brand, n = C.mari) => `<g transform="translate(${x} ${y}) scale(${h / 350})"><path d="M0 0H82L182 231.8 282 0H364L213 350H151Z" fill="${v}"/><path d="M108.1 0H255.9L182 171.2Z" fill="${n}"/></g>`;
const tick = (x, y, R, o = 1) => `<g opacity="${o}"><circle cx="${x}" cy="${y}" r="${R}" fill="${C.mari}"/><path d="M${x - .45 * R} ${y}l${.32 * R} ${.34 * R}l${.6 * R} ${-.68 * R}" fill="none" stroke="${C.ink}" stroke-width="${R / 6}" stroke-linecap="round" stroke-linejoin="round"/></g>`;

// product drawings of the site's till screen
const art = {
  flour: `<path d="M-17-22H17L20 24a4 4 0 0 1-4 4H-16a4 4 0 0 1-4-4z" fill="#E9D9B8"/><path d="M-17-22H17l.9 9H-17.9z" fill="#C9A86A"/><circle cx="0" cy="5" r="10" fill="#0E4D3A"/><path d="M0 0v10M-4 3l4 3 4-3" fill="none" stroke="#FBF8F3" stroke-width="1.8" stroke-linecap="round"/>`,
  milk: `<path d="M-14-14L-8-28H8L14-14V26a3 3 0 0 1-3 3H-11a3 3 0 0 1-3-3z" fill="#F1F5F7"/><path d="M-14-14L-8-28H8L14-14z" fill="#BFD6E0"/><path d="M-14 4q7-6 14 0t14 0V26a3 3 0 0 1-3 3H-11a3 3 0 0 1-3-3z" fill="#2F7391"/>`,
  eggs: `<path d="M-28 8H28L23 26H-23z" fill="#B98A5E"/><ellipse cx="-18" cy="0" rx="8.5" ry="11.5" fill="#EBCFAE"/><ellipse cx="0" cy="0" rx="8.5" ry="11.5" fill="#F5E3CB"/><ellipse cx="18" cy="0" rx="8.5" ry="11.5" fill="#EBCFAE"/><path d="M-28 8H28V13H-28z" fill="#9C7048"/>`,
  sugar: `<path d="M-19-20q19-6 38 0l2 44q-21 6-42 0z" fill="#FBF8F3"/><path d="M-20 2q20-6 40 0l.6 14q-20.6 6-41.2 0z" fill="#C9714A"/><rect x="-8" y="5" width="16" height="5" rx="2" fill="#FBF8F3"/>`,
  tea: `<rect x="-18" y="-22" width="36" height="50" rx="4" fill="#0E4D3A"/><rect x="-18" y="-22" width="36" height="14" rx="4" fill="#F2A516"/><rect x="-18" y="-13" width="36" height="5" fill="#F2A516"/><path d="M0 22C-12 16-12 4 0-4 12 4 12 16 0 22z" fill="#7CCBAA"/>`,
  soda: `<path d="M-5-30H5V-18q8 6 8 16V26a4 4 0 0 1-4 4H-9a4 4 0 0 1-4-4V-2q0-10 8-16z" fill="#7A3320"/><rect x="-13" y="2" width="26" height="13" fill="#FBF8F3"/><rect x="-5.500" y="-32" width="11" height="5" rx="1.500" fill="#F2A516"/>`,
  oil: `<path d="M-6-29H6v9q9 5 9 14V25a4 4 0 0 1-4 4H-11a4 4 0 0 1-4-4V-6q0-9 9-14z" fill="#E9B949"/><rect x="-15" y="0" width="30" height="16" fill="#FBF8F3"/><path d="M0 3c4 5 4 9 0 10c-4-1-4-5 0-10z" fill="#C98A12"/><rect x="-6.500" y="-31" width="13" height="6" rx="1.500" fill="#0E4D3A"/>`,
  tomato: `<circle cx="-12" cy="8" r="15" fill="#C8452F"/><circle cx="13" cy="10" r="14" fill="#D65A3F"/><path d="M-12-4l-7-5M-12-4l0-8M-12-4l7-5M13-2l-6-5M13-2l0-8M13-2l6-5" stroke="#1B7A5A" stroke-width="3" stroke-linecap="round"/>`,
};
const ITEMS = [
  ['Maize flour 2 kg', 210, 'flour', C.maritint], ['Milk 500 ml', 60, 'milk', C.info], ['Eggs, tray', 450, 'eggs', C.panel], ['Tomatoes, loose', 120, 'tomato', C.alert],
  ['Sugar 1 kg', 165, 'sugar', C.alert], ['Tea leaves 250 g', 180, 'tea', C.tint], ['Soda 500 ml', 70, 'soda', C.panel], ['Cooking oil 1 L', 350, 'oil', C.maritint],
];
const SALE = [[0, 2], [1, 3], [2, 1], [4, 1]];

/** Till screen, drawn on the 480-unit grid of the site's pos-sale illustration, widened to 16:9.
 *  cart: [[item, qty, kg?]], reward, hi/rowA per row, tap: tile pressed (tapA 0..1), paid 0..1, scale: reading */
export function pos({ cart = SALE, reward = 45, hi = [], tap = -1, tapA = 0, paid = 0, rowA = [], total = null, scale = '0.00 kg', no = '0412', method = 'M-Pesa', paidTotal = null } = {}) {
  const W = 853.333, H = 480, sx = 596, right = W - 20;
  let s = `<svg xmlns="http://www.w3.org/2000/svg" width="1920" height="1080" viewBox="0 0 ${W} ${H}">` + r(0, 0, W, H, 0, C.screen);
  s += mark(20, 18, 15) + t(44, 31, 14, 'Till 2', { w: 600 }) + t(88, 31, 13, 'Westlands', { f: C.mute });
  s += `<circle cx="${W - 148}" cy="26.500" r="4" fill="${C.leaf}"/>` + t(W - 138, 31, 13, 'Online', { w: 500, f: C.mute }) + `<circle cx="${W - 33}" cy="25" r="13" fill="${C.tint}"/>` + t(W - 33, 29.700, 12.300, 'A', { w: 700, f: C.brand, a: 'middle' });
  [['All', 44], ['Pantry', 78], ['Dairy', 66], ['Drinks', 72], ['Fresh', 68]].reduce((x, [n, w], i) => { s += (i === 1 ? r(x, 66, w, 28, 14, C.brand) : box(x, 66, w, 28, 14)) + t(x + w / 2, 84.500, 13, n, { w: i === 1 ? 600 : 500, f: i === 1 ? C.onbrand : C.ink, a: 'middle' }); return x + w + 8; }, 20);
  ITEMS.forEach(([n, p, a, bg], i) => {
    const w = 131.500, h = 118, x = 20 + (i % 4) * 141.500, y = 108 + Math.floor(i / 4) * 128, press = i === tap ? tapA : 0, q = cart.find(z => z[0] === i);
    s += `<g transform="translate(${x + w / 2} ${y + h / 2}) scale(${1 - .035 * press}) translate(${-w / 2} ${-h / 2})">`;
    s += box(0, 0, w, h, 10, C.screen, q ? C.brand : C.line, q ? 2 : 1) + r(6, 6, w - 12, 62, 6, bg) + `<g transform="translate(${w / 2} 37)">${art[a]}</g>`;
    s += t(12, 88, 13, n, { w: 600 }) + t(12, 106, 13, fm(p) + (a === 'tomato' ? ' a kg' : ''), { f: C.mute });
    if (q) s += `<circle cx="${w - 16}" cy="16" r="11" fill="${C.brand}"/>` + t(w - 16, 20.500, 12, q[1], { w: 700, f: C.onbrand, a: 'middle' });
    if (press) s += box(1, 1, w - 2, h - 2, 9, 'none', C.mari, 3);
    s += '</g>';
  });
  s += r(20, 364, 556, 96, 10, C.panel) + t(36, 390, 14, 'Scan a barcode or search', { f: C.mute });
  [2, 4, 2, 3, 2, 5, 2, 3, 4, 2, 2, 4, 3, 2, 4, 2, 3, 2].forEach((w, i) => { s += r(36 + i * 7.200, 404, w, 40, 0, C.ink, 'opacity=".8"'); });
  s += box(456, 404, 104, 40, 8) + t(508, 429, 14, scale, { w: 600, a: 'middle' }) + t(440, 429, 13, 'Scale', { f: C.mute, a: 'end' });
  // sale
  s += r(sx, 51, W - sx, H - 51, 0, C.panel) + `<path d="M${sx} 51V480M0 50.500H${W}" stroke="${C.line}" fill="none"/>`;
  const x0 = sx + 20, w = right - x0;
  s += t(x0, 84, 17, 'Sale ' + no, { w: 600 }) + t(right, 84, 13, `${cart.length} ${cart.length === 1 ? 'line' : 'lines'}`, { f: C.mute, a: 'end' });
  cart.forEach(([i, q, kg], j) => {
    const y = 116 + j * 28;
    s += `<g opacity="${rowA[j] ?? 1}">`; if (hi[j]) s += r(x0 - 8, y - 18, w + 16, 26, 6, C.maritint, `opacity="${hi[j]}"`);
    s += t(x0, y, 13, kg ? '' : q, { w: 600, f: C.leaf }) + t(x0 + 20, y, 14, kg ? `Tomatoes, ${kg.toFixed(3)} kg` : ITEMS[i][0], { w: 500 }) + t(right, y, 14, fm((kg || q) * ITEMS[i][1]), { w: 500, a: 'end' }) + '</g>';
  });
  const sum = cart.reduce((v, [i, q, kg]) => v + (kg || q) * ITEMS[i][1], 0), full = reward && cart.length >= SALE.length;
  if (full) s += `<g opacity="${rowA[cart.length - 1] ?? 1}">` + t(x0 + 20, 116 + cart.length * 28, 14, 'Loyalty reward', { w: 500, f: C.maritext }) + t(right, 116 + cart.length * 28, 14, '−' + fm(reward), { w: 500, f: C.maritext, a: 'end' }) + '</g>';
  const tot = total ?? sum - (full ? reward : 0);
  s += `<path d="M${x0} 246.500H${right}" stroke="${C.line}"/>` + t(x0, 286, 14, 'Total', { w: 500, f: C.mute }) + t(right, 288, 30, fm(tot), { w: 600, a: 'end', ls: -.6 });
  const bw = (w - 8) / 3;
  ['Cash', 'M-Pesa', 'Card'].forEach((n, i) => { const on = n === method, x = x0 + i * (bw + 4); s += (on ? r(x, 312, bw, 52, 9, C.brand) : box(x, 312, bw, 52, 9)) + t(x + bw / 2, 343, 14, n, { w: 600, f: on ? C.onbrand : C.ink, a: 'middle' }); });
  s += t(x0, 388, 13, 'Phone', { f: C.mute }) + t(right, 388, 13, '07•• ••• 418', { w: 600, a: 'end' });
  s += r(x0, 404, w, 54, 10, C.mari) + t(x0 + w / 2, 437, 16, `Charge ksh ${fm(tot)}`, { w: 700, a: 'middle' });
  if (paid > 0) {
    s += `<g opacity="${paid}">` + r(sx, 51, W - sx, H - 51, 0, C.brand) + tick(sx + (W - sx) / 2, 190, 40);
    s += t(sx + (W - sx) / 2, 276, 19, 'Payment received', { w: 600, f: C.onbrand, a: 'middle' }) + t(sx + (W - sx) / 2, 314, 30, fm(paidTotal ?? tot), { w: 600, f: C.onbrand, a: 'middle', ls: -.6 }) + t(sx + (W - sx) / 2, 340, 13, 'Till 2, 14:02:51', { f: C.onbrand, a: 'middle', o: .8 }) + '</g>';
  }
  return s + '</svg>';
}
const bars = (x, y, f = C.ink) => [4, 7.200, 10.400, 13.600].map((h, i) => r(x + i * 6, y - h, 4, h, 1, f)).join('');

/** payment terminal display 720x840, in the manner of the site's mpesa-prompt. ok 0..1 received; ripple 0..1 */
export function pay({ amount = '1,170.00', amountA = 1, ripple = 0, ok = 0 } = {}) {
  let s = `<svg xmlns="http://www.w3.org/2000/svg" width="720" height="840" viewBox="0 0 300 350">` + r(0, 0, 300, 350, 0, C.panel);
  s += t(22, 31, 13, '14:02', { w: 600 }) + mark(141, 18, 17) + bars(256, 31);
  s += t(150, 96, 46, amount, { w: 600, a: 'middle', ls: -1.200, o: amountA }) + t(150, 120, 14.500, 'ksh, to Mwangaza Stores', { f: C.mute, a: 'middle' });
  if (ok < 1) {
    s += `<g opacity="${1 - ok}">` + box(20, 138, 260, 136, 16);
    for (let i = 0; i < 2; i++) { const p = (ripple + i / 2) % 1; s += `<circle cx="150" cy="193" r="${36 + 16 * p}" fill="none" stroke="${C.brand}" stroke-width="1.500" opacity="${.3 * (1 - p)}"/>`; }
    s += `<circle cx="150" cy="193" r="36" fill="${C.tint}"/><g transform="translate(151 193)" fill="none" stroke="${C.brand}" stroke-width="4.500" stroke-linecap="round"><path d="M-12-5q3.500 5 0 10"/><path d="M-4-10q7 10 0 20"/><path d="M4-15q11 15 0 30"/></g>`;
    s += t(150, 259, 18, 'Tap card or phone', { w: 600, a: 'middle' });
    s += r(20, 286, 260, 46, 12, C.brand) + t(150, 314.500, 15.500, 'Pay with M-Pesa', { w: 600, f: C.onbrand, a: 'middle' }) + '</g>';
  }
  if (ok > 0) s += `<g opacity="${ok}">` + r(20, 138, 260, 194, 16, C.brand) + tick(150, 202, 34) + t(150, 268, 20, 'Payment received', { w: 600, f: C.onbrand, a: 'middle' }) + t(150, 294, 14, 'Till 2, 14:02:51', { f: C.onbrand, a: 'middle', o: .8 }) + '</g>';
  return s + '</svg>';
}

/** phone 600x1280: the site's mpesa-prompt */
export function phone() {
  let s = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="1280" viewBox="0 0 300 640">` + r(0, 0, 300, 640, 0, C.panel);
  s += r(110, 14, 80, 18, 9, C.ink) + t(26, 32, 13, '14:02', { w: 600 }) + bars(252, 33);
  s += t(150, 128, 44, '1,170.00', { w: 600, a: 'middle', ls: -1 }) + t(150, 154, 15, 'ksh, to Mwangaza Stores', { f: C.mute, a: 'middle' });
  s += `<g transform="translate(0 40)">` + box(24, 154, 252, 168, 16) + t(46, 188, 17, 'Pay with M-Pesa', { w: 600 }) + t(46, 211, 14, 'Enter your PIN to confirm', { f: C.mute });
  for (let i = 0; i < 4; i++) s += i < 3 ? r(46 + i * 53, 226, 45, 45, 8, C.tint) + `<circle cx="${68.500 + i * 53}" cy="248.500" r="5" fill="${C.brand}"/>` : box(46 + i * 53, 226, 45, 45, 8, C.screen, C.brand, 2) + `<path d="M${68.500 + i * 53} 238v21" stroke="${C.brand}" stroke-width="2"/>`;
  s += t(46, 303, 15, 'Cancel', { w: 600, f: C.mute }) + t(254, 303, 15, 'Send', { w: 700, f: C.brand, a: 'end' }) + '</g>';
  s += `<g transform="translate(0 60)">` + r(24, 344, 252, 140, 16, C.brand) + tick(62, 384, 18) + t(92, 381, 16, 'Payment received', { w: 600, f: C.onbrand }) + t(92, 401, 13.500, 'Till 2, 14:02:51', { f: C.onbrand, o: .8 });
  s += `<path d="M46 424H254" stroke="${C.onbrand}" opacity=".3"/>` + t(46, 454, 13.500, 'Receipt', { f: C.onbrand, o: .8 }) + t(254, 454, 13.500, 'Print', { w: 600, f: C.onbrand, a: 'end' }) + t(208, 454, 13.500, 'E-mail', { w: 600, f: C.onbrand, a: 'end' }) + t(150, 454, 13.500, 'QR', { w: 600, f: C.onbrand, a: 'end' }) + '</g>';
  return s + r(100, 622, 100, 5, 2.500, C.ink) + '</svg>';
}
function qr(x, y, size, seed = 99) {
  const N = 25, u = size / N; let n = seed; const rnd = () => (n = (n * 1103515245 + 12345) & 0x7fffffff) / 0x7fffffff;
  let s = '';
  const finder = (i, j) => (i < 8 && j < 8) || (i > N - 9 && j < 8) || (i < 8 && j > N - 9);
  for (let i = 0; i < N; i++) for (let j = 0; j < N; j++) if (!finder(i, j) && rnd() > .52) s += `<rect x="${x + i * u}" y="${y + j * u}" width="${u + .3}" height="${u + .3}" fill="#15201c"/>`;
  for (const [a, b] of [[0, 0], [N - 7, 0], [0, N - 7]]) s += `<rect x="${x + a * u}" y="${y + b * u}" width="${7 * u}" height="${7 * u}" fill="#15201c"/><rect x="${x + (a + 1) * u}" y="${y + (b + 1) * u}" width="${5 * u}" height="${5 * u}" fill="#fff"/><rect x="${x + (a + 2) * u}" y="${y + (b + 2) * u}" width="${3 * u}" height="${3 * u}" fill="#15201c"/>`;
  return s;
}
/** 80 mm receipt, 800 px wide = 80 mm: the site's receipt, in one ink */
export function receipt(H = 1700) {
  const ink = '#1b2320', mute = '#3a423e', X = 24, R = 256;
  let s = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="${H}" viewBox="0 0 280 ${H * .35}">` + r(0, 0, 280, H * .35, 0, '#fff') + `<g transform="translate(0 4)">`;
  const row = (y, a, b, { s: z = 15, w = 500, bw = 500, f = ink } = {}) => { s += t(X, y, z, a, { f, w }) + t(R, y, z, b, { f, w: bw, a: 'end' }); };
  const dash = y => { s += `<path d="M${X} ${y}H${R}" stroke="${mute}" stroke-width="1.200" stroke-dasharray="2.500 3"/>`; };
  s += mark(X, 22, 22, ink, ink) + t(X + 31, 40, 19, 'Mwangaza Stores', { w: 700, f: ink });
  row(68, 'Till 2, 14:02', 'Sale 0412', { s: 14, f: mute }); dash(82);
  [['2 × Maize flour 2 kg', '420.00'], ['3 × Milk 500 ml', '180.00'], ['1 × Eggs, tray', '450.00'], ['1 × Sugar 1 kg', '165.00'], ['Loyalty reward', '−45.00']].forEach(([a, b], i) => row(109 + i * 25, a, b));
  dash(226);
  s += t(X, 259, 17, 'Total ksh', { f: ink, w: 600 }) + t(R, 261, 28, '1,170.00', { w: 700, f: ink, a: 'end', ls: -.6 });
  row(288, 'M-Pesa', 'Paid', { f: ink, bw: 700 }); dash(304);
  s += qr(X, 322, 84); ['Scan for your', 'invoice, or ask', 'for it by e-mail.'].forEach((q, i) => { s += t(126, 348 + i * 21, 15, q, { f: mute, w: 500 }); });
  dash(428); s += t(140, 458, 15, 'Asante, karibu tena', { f: ink, w: 600, a: 'middle' });
  return s + '</g></svg>';
}
/** EAN-13 bars, 95 modules wide */
function ean(code, x, y, m, h) {
  const L = ['0001101', '0011001', '0010011', '0111101', '0100011', '0110001', '0101111', '0111011', '0110111', '0001011'], P = ['LLLLLL', 'LLGLGG', 'LLGGLG', 'LLGGGL', 'LGLLGG', 'LGGLLG', 'LGGGLL', 'LGLGLG', 'LGLGGL', 'LGGLGL'];
  const inv = q => [...q].map(c => 1 - c).join(''), rev = q => [...q].reverse().join('');
  let b = '101'; for (let i = 1; i < 7; i++) { const l = L[code[i]]; b += P[code[0]][i - 1] === 'L' ? l : rev(inv(l)); } b += '01010'; for (let i = 7; i < 13; i++) b += inv(L[code[i]]); b += '101';
  return [...b].map((c, i) => c === '1' ? `<rect x="${x + i * m}" y="${y}" width="${m + .02}" height="${h + (i < 3 || i > 91 || (i > 44 && i < 50) ? 14 : 0)}" fill="#15201c"/>` : '').join('') + t(x + 47.500 * m, y + h + 34, 30, code.replace(/^(.)(.{6})(.{6})$/, '$1 $2 $3'), { a: 'middle', w: 500, ls: 3 });
}
const EAN = (() => { const c = '616110204120', n = [...c].reduce((v, d, i) => v + d * (i % 2 ? 3 : 1), 0); return c + (10 - n % 10) % 10; })();
/** packet of maize flour: 'front' or 'back' face, 620 x 900 */
export function packet(face) {
  let s = `<svg xmlns="http://www.w3.org/2000/svg" width="930" height="1350" viewBox="0 0 620 900">` + r(0, 0, 620, 900, 0, '#E9D9B8') + r(0, 0, 620, 150, 0, '#C9A86A');
  if (face === 'front') s += `<circle cx="310" cy="400" r="150" fill="#0E4D3A"/><path d="M310 330v150M250 375l60 46l60-46" fill="none" stroke="#FBF8F3" stroke-width="26" stroke-linecap="round" stroke-linejoin="round"/>` + t(310, 660, 76, 'Maize flour', { w: 700, a: 'middle', f: '#0E4D3A' }) + t(310, 740, 54, '2 kg', { w: 600, a: 'middle', f: '#6d5730' });
  else s += t(60, 250, 52, 'Maize flour', { w: 700, f: '#0E4D3A' }) + t(60, 312, 36, 'Unga wa mahindi, 2 kg', { w: 500, f: '#6d5730' }) + r(70, 420, 480, 330, 14, '#FFFDF8') + ean(EAN, 120, 460, 4, 190);
  return s + '</svg>';
}
/** scale display */
const scaleLcd = () => `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="200" viewBox="0 0 300 100">` + r(0, 0, 300, 100, 0, '#0E4D3A') + t(218, 74, 66, '1.240', { w: 600, f: '#FBF8F3', a: 'end', ls: -1 }) + t(232, 74, 26, 'kg', { w: 500, f: '#FBF8F3', o: .8 }) + '</svg>';
/** bank card face */
const card = () => `<svg xmlns="http://www.w3.org/2000/svg" width="856" height="540" viewBox="0 0 856 540">` + r(0, 0, 856, 540, 0, '#0E4D3A') + `<path d="M520 0H856V540H700Z" fill="#125C46"/>` + r(70, 200, 120, 92, 16, '#D9B56A') + `<path d="M70 230h42v32h-42M190 230h-42v32h42M112 200v92M148 200v92" stroke="#A8863F" stroke-width="4" fill="none"/>` + `<g transform="translate(236 246)" fill="none" stroke="#FBF8F3" stroke-width="9" stroke-linecap="round"><path d="M-12-14q8 14 0 28"/><path d="M6-26q15 26 0 52"/><path d="M24-38q22 38 0 76"/></g>` + t(70, 420, 44, '•••• •••• •••• 4417', { f: '#FBF8F3', w: 500, ls: 4 }) + t(70, 486, 30, 'W NJERI', { f: '#FBF8F3', w: 500, o: .85, ls: 2 }) + '</svg>';
const png = (svg, f, w) => { let p = sharp(Buffer.from(svg)); if (w) p = p.resize({ width: w }); return p.flatten({ background: '#fff' }).png({ compressionLevel: 6 }).toFile(path.join(OUT, f)); };


const mode = process.argv[1].endsWith('make_ui.mjs') ? process.argv[2] || 'stills' : '';
if (mode === 'stills') {
  await png(pos(), 'pos.png'); await png(pay({ ripple: .15 }), 'pay.png'); await png(receipt(), 'receipt.png'); await png(phone(), 'phone.png');
  await png(pos({ cart: [[0, 2], [7, 1], [3, 1, 1.24]], reward: 0, scale: '1.240 kg', no: '0431' }), 'pos-scale.png');
  await png(pay({ ok: 1 }), 'pay-ok.png'); await png(packet('front'), 'packet-front.png'); await png(packet('back'), 'packet-back.png'); await png(scaleLcd(), 'lcd.png'); await png(card(), 'card.png');
}
if (mode === 'video') {
  // 168-frame loop, 24 fps. Frame 0 is the still's full cart; it is paid, the next sale fills the cart again. hero.py feeds the receipt.
  const N = 168, ease = x => { x = Math.max(0, Math.min(1, x)); return x * x * (3 - 2 * x); };
  const totals = [420, 600, 1050, 1170];
  const at = [100, 115, 130, 145];        // taps
  const f3 = f => String(f).padStart(3, '0');
  for (let f = 0; f < N; f++) {
    const fresh = f >= 60;                // the next sale, begun under the cover of 'Payment received'
    const n = fresh ? at.filter(a => f >= a + 4).length : SALE.length;
    const cart = SALE.slice(0, n), rowA = [], hi = [];
    if (fresh) cart.forEach((_, j) => { const d = f - at[j] - 4; rowA[j] = ease(d / 6); hi[j] = ease(d / 5) * (1 - ease((d - 8) / 10)); });
    let tap = -1, tapA = 0; at.forEach((a, j) => { const d = f - a; if (d >= 0 && d < 12) { tap = SALE[j][0]; tapA = d < 4 ? ease(d / 4) : 1 - ease((d - 4) / 8); } });
    let total = fresh ? 0 : 1170; if (fresh) for (let j = 0; j < n; j++) { const e = ease((f - at[j] - 4) / 8), prev = j ? totals[j - 1] : 0; total = prev + (totals[j] - prev) * e; }
    const paid = ease((f - 28) / 8) * (1 - ease((f - 88) / 10)), ok = ease((f - 22) / 8) * (1 - ease((f - 88) / 12));
    await png(pos({ cart, rowA, hi, tap, tapA, total: Math.round(total), paid, paidTotal: 1170, no: '0412' }), `v_pos_${f3(f)}.png`, 1280);
    const last = f < 93, amountA = last ? 1 - ease((f - 86) / 6) : ease((f - 93) / 6);
    await png(pay({ amount: fm(last ? 1170 : Math.round(total)), amountA, ripple: (.15 + f / 56) % 1, ok }), `v_pay_${f3(f)}.png`, 480);
  }
}
