import ArrowDown from 'lucide-react/icons/arrow-down';
import Bell from 'lucide-react/icons/bell';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Clock from 'lucide-react/icons/clock';
import Compass from 'lucide-react/icons/compass';
import Globe from 'lucide-react/icons/globe';
import Heart from 'lucide-react/icons/heart';
import House from 'lucide-react/icons/house';
import ImageIcon from 'lucide-react/icons/image';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import MapPin from 'lucide-react/icons/map-pin';
import MessageSquare from 'lucide-react/icons/message-square';
import Minus from 'lucide-react/icons/minus';
import Package from 'lucide-react/icons/package';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import Plus from 'lucide-react/icons/plus';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Rows3 from 'lucide-react/icons/rows-3';
import Search from 'lucide-react/icons/search';
import Share from 'lucide-react/icons/share';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import Star from 'lucide-react/icons/star';
import Store from 'lucide-react/icons/store';
import Truck from 'lucide-react/icons/truck';
import User from 'lucide-react/icons/user-round';
import WifiOff from 'lucide-react/icons/wifi-off';
import X from 'lucide-react/icons/x';

/** The icons of the frame and of the screens that visits begin with; part of the first load. */
export const initialIcons = {
  account: User,
  address: MapPin,
  alert: CircleAlert,
  back: ChevronLeft,
  bag: ShoppingBag,
  bell: Bell,
  check: Check,
  clock: Clock,
  close: X,
  down: ArrowDown,
  expand: ChevronDown,
  explore: Compass,
  filter: SlidersHorizontal,
  forward: ChevronRight,
  grid: LayoutGrid,
  heart: Heart,
  home: House,
  language: Globe,
  message: MessageSquare,
  minus: Minus,
  offline: WifiOff,
  package: Package,
  pause: Pause,
  picture: ImageIcon,
  play: Play,
  plus: Plus,
  refund: RotateCcw,
  rows: Rows3,
  search: Search,
  share: Share,
  shop: Store,
  spinner: LoaderCircle,
  star: Star,
  truck: Truck,
} as const;
