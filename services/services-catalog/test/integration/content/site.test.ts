// One suite: what a process is made of is linked once for all of its cases.
import './content.cases.ts';
import './content-images.cases.ts';
