// One suite: what its cases are about is linked once for all of them.
import './buffered-bodies.cases.ts';
import './content-security-policy.cases.ts';
import './download-shares.cases.ts';
import './file-links.cases.ts';
import './file-page.cases.ts';
import './history.cases.ts';
import './list-turns.cases.ts';
import './settings.cases.ts';
import './shared-work.cases.ts';
import './time-limits.cases.ts';
import './told-facts.cases.ts';
import './unanswered.cases.ts';
import './upload-timeouts.cases.ts';
