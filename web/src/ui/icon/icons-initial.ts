import ArrowDown from 'lucide-react/icons/arrow-down';
import Bell from 'lucide-react/icons/bell';
import Check from 'lucide-react/icons/check';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Clock from 'lucide-react/icons/clock';
import Compass from 'lucide-react/icons/compass';
import Globe from 'lucide-react/icons/globe';
import Heart from 'lucide-react/icons/heart';
import House from 'lucide-react/icons/house';
import ImageIcon from 'lucide-react/icons/image';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import Search from 'lucide-react/icons/search';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import Star from 'lucide-react/icons/star';
import User from 'lucide-react/icons/user-round';
import WifiOff from 'lucide-react/icons/wifi-off';
import X from 'lucide-react/icons/x';

/** The icons of the frame and the first screen; part of the first load. */
export const initialIcons = {
  account: User,
  alert: CircleAlert,
  back: ChevronLeft,
  bag: ShoppingBag,
  bell: Bell,
  check: Check,
  clock: Clock,
  close: X,
  down: ArrowDown,
  explore: Compass,
  filter: SlidersHorizontal,
  forward: ChevronRight,
  heart: Heart,
  home: House,
  language: Globe,
  offline: WifiOff,
  pause: Pause,
  picture: ImageIcon,
  play: Play,
  search: Search,
  spinner: LoaderCircle,
  star: Star,
} as const;
