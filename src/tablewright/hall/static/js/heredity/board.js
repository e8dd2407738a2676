// The board of Heredity: what its timeline, its map and its book do beside what every board does.

import { openBook } from "./book.js";
import { followFamily } from "./map.js";
import { followHourglass } from "./timeline.js";

followHourglass();
followFamily();
openBook();
