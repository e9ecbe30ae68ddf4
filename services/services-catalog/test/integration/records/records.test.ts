// One suite: what a process is made of is linked once for all of its cases.
import './service-records.cases.ts';
import './attaching.cases.ts';
import './documents-and-places.cases.ts';
import './files.cases.ts';
import './second-look.cases.ts';
