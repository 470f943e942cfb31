// The board of a page: the entry of the one bundle that pages load.

import { OpenEndsCalculator } from "./calculator/calculator.js";
import { engine } from "./engine/engine.js";
import { OpenEndsCheck } from "./figures/blocked_check.js";
import { OpenEndsDiagram } from "./figures/diagram.js";
import { OpenEndsPosition } from "./figures/position.js";
import { OpenEndsCourse } from "./lessons/course.js";
import { OpenEndsLesson } from "./lessons/lesson.js";
import { OpenEndsPractice } from "./practice/practice.js";
import { resumePlace } from "./store/resume.js";

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
