/** Settings of the running platform, which the server writes into the page. */
interface SiteSettings {
  /** Address of map tiles with `{z}`, `{x}` and `{y}`; null: the map is drawn. */
  map_tiles_url: string | null;
}

/** Null for whatever is not there: in development, or in a page that an older server wrote. */
export function siteSettings(): SiteSettings {
  try {
    const text = document.getElementById('settings')?.textContent ?? '{}';
    const { map_tiles_url = null } = JSON.parse(text) as Partial<SiteSettings>;
    return { map_tiles_url };
  } catch {
    return { map_tiles_url: null };
  }
}
