import type { Page } from '@playwright/test';

const tiles = 'https://tile.openstreetmap.org/**';
const tile = `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="#dde5da"/></svg>`;

/** Answers the tiles of all maps, and lists the requested ones. */
export async function drawTiles(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(tiles, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'image/svg+xml', body: tile });
  });
  return asked;
}

/** Makes the tile server unreachable. */
export async function refuseTiles(page: Page): Promise<void> {
  await page.route(tiles, (route) => route.abort('internetdisconnected'));
}
