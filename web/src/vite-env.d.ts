/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The agency whose site this is, for a client that lives elsewhere: the server's own pages name theirs. */
  readonly VITE_AGENCY_RUC?: string;
  /** Where the API answers; the same origin when it is not given. */
  readonly VITE_API_URL?: string;
}

declare namespace React {
  /** Custom properties, through which a component hands a size to a class. */
  interface CSSProperties {
    [property: `--${string}`]: string;
  }
}
