import sharp from 'sharp'; import { phone } from './make_ui.mjs';
for (const [n, a] of [['duka', '860.00'], ['furniture', '46,000.00']])
  await sharp(Buffer.from(phone().replaceAll('1,170.00', a).replace('ksh, to Mwangaza Stores', 'Kenya shillings'))).flatten({ background: '#fff' }).png().toFile(new URL(`out/phone-${n}.png`, import.meta.url).pathname);
