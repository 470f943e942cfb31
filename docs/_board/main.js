// The board of a page: the entry of the one bundle that pages load.

import { OpenEndsDiagram } from "./diagram.js";
import { engine } from "./engine.js";

customElements.define("open-ends-diagram", OpenEndsDiagram);

if (document.querySelector("open-ends-diagram")) engine.prefetch();
