// One suite: what a process is made of is linked once for all of its cases.
import './registration.cases.ts';
import './links.cases.ts';
import './link-check.cases.ts';
import './profile.cases.ts';
import './id-photos.cases.ts';
