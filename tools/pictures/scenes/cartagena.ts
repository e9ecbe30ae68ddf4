import { birds, glitter, lens, sky, streaks, sun, water } from '../kit/air-and-water.ts';
import { palm } from '../kit/plants.ts';
import { createRandom } from '../kit/random.ts';
import { box, createSheet, disc, shape, type Sheet, stroke } from '../kit/sheet.ts';
import { dome, houses, tower } from '../kit/town.ts';

/** A house of two floors with a wooden balcony and flowers that hang from it. */
function balconyHouse(
  sheet: Sheet,
  at: { x: number; y: number; width: number; height: number; wall: string; door: string; seed: number },
) {
  const { x, y, width: w, height: h } = at;
  const random = createRandom(at.seed);
  const top = y - h;
  sheet.add(
    box(x, top, w, h, at.wall),
    box(x, top, w * 0.16, h, '#3A1550', 'opacity=".2"'),
    box(x - 6, top - 12, w + 12, 16, '#FFF3DA'),
  );
  for (const share of [0.28, 0.72]) {
    const wx = x + w * share;
    sheet.add(
      box(wx - w * 0.1, top + h * 0.14, w * 0.2, h * 0.3, '#FFF3DA'),
      box(wx - w * 0.075, top + h * 0.16, w * 0.15, h * 0.28, at.door),
      stroke(`M${wx} ${top + h * 0.16}v${h * 0.28}`, '#FFF3DA', 2),
    );
  }
  sheet.add(
    shape(`M${x + w * 0.34} ${y}v${-h * 0.3}a${w * 0.14} ${w * 0.14} 0 0 1 ${w * 0.28} 0v${h * 0.3}z`, at.door),
  );
  const rail = top + h * 0.36;
  sheet.add(
    box(x + w * 0.06, rail + h * 0.11, w * 0.88, h * 0.035, '#5A2E1E'),
    box(x + w * 0.06, rail, w * 0.88, h * 0.02, '#6B3A24'),
  );
  sheet.add(
    stroke(
      Array.from({ length: 13 }, (_, i) => `M${x + w * (0.08 + i * 0.07)} ${rail}v${h * 0.12}`).join(''),
      '#6B3A24',
      w * 0.014,
    ),
  );
  for (let i = 0; i < 34; i++) {
    const px = x + w * random.between(0.05, 0.95);
    sheet.add(
      disc(
        px,
        rail + h * random.between(0.02, 0.2),
        w * random.between(0.018, 0.036),
        random.pick(['#D6246E', '#E9528F', '#B81C5C', '#3F7A4A', '#F28AB5']),
      ),
    );
  }
}

/** The walled city at dusk, from its ramparts. */
export function cartagena(): string {
  const sheet = createSheet(1600, 1200);
  const horizon = 640;
  sky(sheet, horizon, [
    [0, '#3B3F86'],
    [0.3, '#8B5C9E'],
    [0.58, '#E98A78'],
    [0.82, '#FBC07A'],
    [1, '#FFE0A0'],
  ]);
  streaks(sheet, { from: 90, to: 470, count: 18, color: '#FFC7A0', seed: 10, opacity: 0.55 });
  sun(sheet, { x: 430, y: 520, radius: 82, color: '#FFEDB0', haze: '#FFD58C' });
  water(sheet, {
    from: horizon,
    to: 1200,
    seed: 15,
    light: '#FFE7BF',
    dark: '#3A2E6B',
    stops: [
      [0, '#FBC68B'],
      [0.15, '#D98A84'],
      [0.45, '#6F6494'],
      [1, '#2A3A66'],
    ],
  });
  glitter(sheet, { x: 430, from: horizon, to: 1150, width: 230, color: '#FFF0BE', seed: 3, count: 170 });
  const walls = ['#F4B65C', '#E9785A', '#FFF0CE', '#D95F6C', '#7FB7B0', '#F2D08A'] as const;
  const roofs = ['#9A3F30', '#B14E36', '#84352F'] as const;
  houses(sheet, { from: 840, to: 1640, y: () => 690, size: 62, walls, roofs, seed: 6, side: -1, windows: '#5A2A4A' });
  dome(sheet, {
    x: 1010,
    y: 500,
    radius: 74,
    colors: ['#B8433A', '#DE7448', '#F9C07A'],
    ribs: '#FFF3DA',
    drum: ['#E9A45E', '#FBD79A'],
  });
  sheet.add(box(936, 530, 148, 160, '#F2B966'), box(936, 526, 148, 10, '#FFF3DA'));
  tower(sheet, {
    x: 1190,
    y: 700,
    width: 120,
    height: 300,
    wall: ['#FBCF86', '#C77A4E'],
    trim: '#FFF3DA',
    storeys: 3,
    top: 'dome',
    roof: ['#F08A54', '#B4473A'],
    side: -1,
  });
  houses(sheet, { from: 1250, to: 1640, y: () => 740, size: 84, walls, roofs, seed: 19, side: -1, windows: '#5A2A4A' });
  const row = [
    ['#F2A24C', '#1F6F6A'],
    ['#FFEFD0', '#0B5563'],
    ['#D8565F', '#4A2A22'],
    ['#F6C95E', '#2C4A7A'],
    ['#6FB0AE', '#6B3A24'],
    ['#EE8A5E', '#0B5563'],
  ] as const;
  row.forEach(([wall, door], i) =>
    balconyHouse(sheet, {
      x: 800 + i * 142,
      y: 900,
      width: 138,
      height: 176 + ((i * 37) % 52),
      wall,
      door,
      seed: i + 2,
    }),
  );
  const green = { dark: '#1D4A4A', light: '#4F8A5A', trunk: '#5A3A30' };
  palm(sheet, { x: 900, y: 905, height: 330, lean: -0.1, seed: 3, ...green });
  palm(sheet, { x: 1520, y: 905, height: 430, lean: 0.1, seed: 8, ...green });
  // The wall, its battlements and a sentry box.
  const stone = sheet.linear([
    [0, '#E9B27E'],
    [0.5, '#B97A62'],
    [1, '#6E4658'],
  ]);
  sheet.add(
    shape('M640 900L1610 880V1210H250Q470 1080 640 900Z', stone),
    shape('M640 900L1610 880V912L622 934Z', '#F9D9A6'),
  );
  for (let i = 0; i < 8; i++)
    sheet.add(
      shape(`M${700 + i * 118} ${896 - i * 2.4}v-34h66v32z`, '#E2A877'),
      shape(`M${700 + i * 118} ${862 - i * 2.4}h66v8h-66z`, '#FBE0B2'),
    );
  const random = createRandom(9);
  for (let i = 0; i < 120; i++) {
    const y = 950 + Math.floor(random.between(0, 9)) * 28;
    const from = 640 - (y - 900) * 1.05;
    sheet.add(
      box(
        random.between(from + 30, 1590),
        y,
        random.between(30, 90),
        20,
        random.chance(0.5) ? '#FBD9A8' : '#5A3348',
        'rx="4" opacity=".2"',
      ),
    );
  }
  const [gx, gy] = [610, 905];
  sheet.add(
    shape(`M${gx - 74} ${gy + 36}L${gx - 40} ${gy + 130}H${gx + 40}L${gx + 74} ${gy + 36}Z`, '#8A5652'),
    box(
      gx - 64,
      gy - 130,
      128,
      172,
      sheet.linear(
        [
          [0, '#FFD99A'],
          [0.4, '#E0A070'],
          [1, '#94594F'],
        ],
        [0, 0, 1, 0],
      ),
    ),
    box(gx - 74, gy + 26, 148, 18, '#FBDDAA'),
    box(gx - 74, gy - 142, 148, 18, '#FBDDAA'),
    shape(
      `M${gx - 66} ${gy - 142}C${gx - 66} ${gy - 212} ${gx - 24} ${gy - 232} ${gx} ${gy - 236}C${gx + 24} ${gy - 232} ${gx + 66} ${gy - 212} ${gx + 66} ${gy - 142}Z`,
      sheet.linear(
        [
          [0, '#FBC884'],
          [0.45, '#D08A60'],
          [1, '#80474A'],
        ],
        [0, 0, 1, 0],
      ),
    ),
    disc(gx, gy - 244, 12, '#E9B27E'),
    box(gx - 10, gy - 92, 20, 72, '#3A2238'),
    box(gx - 46, gy - 88, 10, 60, '#3A2238', 'opacity=".7"'),
  );
  sheet.add(
    shape(
      `${lens(340, 1140, 420, 18)}${lens(200, 1180, 360, 16)}${lens(470, 1060, 220, 11)}`,
      '#FFF6E4',
      'opacity=".7"',
    ),
  );
  birds(
    sheet,
    [
      [700, 330, 40],
      [780, 290, 28],
      [250, 360, 32],
    ],
    '#3A2E55',
  );
  return sheet.finish();
}
