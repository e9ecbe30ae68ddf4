/** Settings of the running platform, which the server writes into the page. */
interface SiteSettings {
  /** The agency whose site this is; null: the one that the client was built for. */
  agency_ruc: string | null;
  /** Address of map tiles with `{z}`, `{x}` and `{y}`; null: the map is drawn. */
  map_tiles_url: string | null;
}

/** Null for whatever is not there: in a client that lives elsewhere, or in a page that an older server wrote. */
export function siteSettings(): SiteSettings {
  try {
    const text = document.getElementById('settings')?.textContent ?? '{}';
    const { agency_ruc = null, map_tiles_url = null } = JSON.parse(text) as Partial<SiteSettings>;
    return { agency_ruc, map_tiles_url };
  } catch {
    return { agency_ruc: null, map_tiles_url: null };
  }
}
