/** One mechanism that holds the product: how to patch it out, and the test that must then fail. */
export interface Guard {
  name: string;
  file: string;
  /** Text of the mechanism, exactly as it stands there, and what to put in its place. */
  replace: readonly (readonly [string, string])[];
  suite: string;
  test: string;
  /** Where the suite runs; beside real parts when not given. */
  project?: 'integration' | 'unit' | 'web' | 'slow' | 'slow-web';
}
