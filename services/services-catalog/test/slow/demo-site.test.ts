import type { StoredImage } from '@bitacora/contracts';
import { demo } from '@bitacora/contracts/demo';
import { startTestProcess } from '@bitacora/testing';
import { expect, test } from '@jest/globals';
import { DemoSite } from '../../src/content/demo/demo-site.ts';
import { servicesCatalog } from '../../src/services-catalog.process.ts';

test('the site of the demo agency has tours and images, and a second start makes none of them again', async () => {
  const first = await startTestProcess(servicesCatalog);
  const count = async (sql: string) => (await first.database.query(sql)).length;
  try {
    await first.app.get(DemoSite).seed();
    const tours = await first.database.query<{ id: string; active: boolean; picture: StoredImage }>(
      `select id, active, picture from tours order by position`,
    );
    expect(tours.map(({ id }) => id)).toEqual(Object.values(demo.tours));
    expect(tours.map(({ active }) => active)).toEqual([true, true, true, true, true, true, false]);
    for (const { picture } of tours) {
      expect(picture).toMatchObject({ alt: expect.stringMatching(/\w/), widths: expect.arrayContaining([320, 1280]) });
    }
    expect(await count(`select 1 from content_images where status = 'stored'`)).toBe(11);

    await first.app.get(DemoSite).seed();
    expect(await count(`select 1 from content_images`)).toBe(11);
    expect(await count(`select 1 from outbox where name = 'services-catalog.content-published'`)).toBe(10);
  } finally {
    await first.stop();
  }
}, 120_000);
