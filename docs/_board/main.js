// The board of a page: the entry of the one bundle that pages load.

import { OpenEndsPosition } from "./acting.js";
import { OpenEndsCalculator } from "./calculator.js";
import { OpenEndsCheck } from "./check.js";
import { OpenEndsCourse } from "./course.js";
import { OpenEndsDiagram } from "./diagram.js";
import { engine } from "./engine.js";
import { OpenEndsLesson } from "./lesson.js";
import { OpenEndsPractice } from "./practice/element.js";
import { resumePlace } from "./resuming.js";

customElements.define("open-ends-diagram", OpenEndsDiagram);
customElements.define("open-ends-position", OpenEndsPosition);
customElements.define("open-ends-check", OpenEndsCheck);
customElements.define("open-ends-calculator", OpenEndsCalculator);
customElements.define("open-ends-lesson", OpenEndsLesson);
customElements.define("open-ends-course", OpenEndsCourse);
customElements.define("open-ends-practice", OpenEndsPractice);

resumePlace();

const asks = "open-ends-diagram, open-ends-position, open-ends-calculator, open-ends-practice";
if (document.querySelector(asks)) engine.prefetch();
